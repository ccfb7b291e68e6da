import type { StateCode } from '#platform/contract/postcodes.ts';

/** The picture is 471 wide and 434 high: 11 units for a degree of longitude, 12.4 for one of latitude. */
export const width = 471;
export const height = 434;
export const across = (lng: number): number => (lng - 112.4) * 11;
export const down = (lat: number): number => (-lat - 9.6) * 12.4;

/** Corners of each state, from its borders and a few points of its coast. The territory of the capital is a point. */
export const outlines: readonly { readonly state: StateCode; readonly corners: string }[] = [
  {
    state: 'WA',
    corners:
      '183,274 172,278 150,282 133,290 125,301 104,301 84,303 64,315 45,315 30,306 35,295 36,276 29,255 23,236 13,213 11,206 19,203 12,182 15,161 19,151 23,159 33,148 48,136 73,129 95,123 108,105 109,94 116,86 122,97 126,83 133,79 141,64 150,57 160,52 169,61 174,64 183,66',
  },
  {
    state: 'NT',
    corners:
      '183,66 189,64 196,47 202,35 216,32 222,22 233,27 249,31 265,28 270,35 260,47 258,62 268,77 282,87 282,203 183,203',
  },
  {
    state: 'SA',
    corners:
      '183,203 315,203 315,353 304,345 300,335 292,322 283,322 287,314 283,305 279,316 271,317 276,305 280,290 271,299 260,311 252,310 246,295 240,285 227,279 207,272 183,274',
  },
  {
    state: 'QLD',
    corners:
      '282,87 295,97 306,100 314,96 320,73 321,52 323,38 328,17 332,14 337,27 342,45 345,60 354,57 362,67 364,86 370,102 373,114 387,125 400,134 406,148 419,159 424,172 436,186 447,195 448,213 452,231 441,233 436,239 425,238 408,236 403,241 315,241 315,203 282,203',
  },
  {
    state: 'NSW',
    corners:
      '315,241 403,241 408,236 425,238 436,239 441,233 452,231 450,248 447,265 441,280 431,291 427,303 422,312 416,325 414,342 413,346 394,337 389,327 378,329 364,326 353,325 341,314 330,311 324,304 315,303',
  },
  {
    state: 'TAS',
    corners: '355,386 374,391 385,388 395,388 395,402 390,414 381,422 370,420 362,407 355,393',
  },
  {
    state: 'VIC',
    corners:
      '315,303 324,304 330,311 341,314 353,325 364,326 378,329 389,327 394,337 413,346 395,350 383,357 374,366 367,360 361,357 358,351 353,355 343,362 330,357 315,353',
  },
];

/** Where a button stands, in hundredths of the picture; small states have theirs outside, and a line to the land. */
export const pins: Readonly<
  Record<StateCode, { readonly x: number; readonly y: number; readonly land?: readonly [number, number] }>
> = {
  WA: { x: 21.3, y: 45.4 },
  NT: { x: 49.3, y: 28.3 },
  SA: { x: 52.8, y: 56.3 },
  QLD: { x: 75, y: 38.3 },
  NSW: { x: 78, y: 63.7 },
  VIC: { x: 61.2, y: 87.4, land: [332.2, 344.7] },
  ACT: { x: 94.9, y: 77.1, land: [403.7, 319.9] },
  TAS: { x: 90.2, y: 93.7, land: [380.6, 404.2] },
};
