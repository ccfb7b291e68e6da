import { test } from '@playwright/test';
import { absoluteTime } from '../time/relative-time.ts';

/** A moment as the browser of these journeys writes it out. */
export const written = (moment: string) => absoluteTime(moment, test.info().project.use.timezoneId);
