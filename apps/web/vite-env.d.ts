/// <reference types="vite/client" />

/** True in development and in builds made with CHECK_CONTRACTS=1. */
declare const __CHECK_CONTRACTS__: boolean;
