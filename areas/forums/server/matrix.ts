import type { Matrix, MatrixRow } from '#platform/server/matrix.ts';

const everybody: MatrixRow['expect'] = { guest: 200, member: 200, other: 200, blocked: 200, moderator: 200 };

export const matrix: Matrix<'listForums'> = { listForums: { expect: everybody } };
