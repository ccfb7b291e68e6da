import type { Matrix } from '#platform/server/matrix.ts';

export const matrix: Matrix<never> = {};
