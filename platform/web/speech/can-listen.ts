/** Whether this browser turns speech into text; the name differs between browsers. */
export const canListen = (): boolean => 'SpeechRecognition' in globalThis || 'webkitSpeechRecognition' in globalThis;
