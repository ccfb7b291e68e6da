import '#platform/web/ui/styles.css';
import '#platform/web/preferences/effects.css';
import '#platform/web/preferences/parts.css';
import './first-paint.css';
import { firstAreas } from '#areas/first.ts';
import { startSite } from '#platform/web/start.tsx';
import { operations } from './operations.gen.ts';

const checkAnswer = import.meta.env.DEV ? (await import('./check-answer.ts')).checkAnswer : undefined;

await startSite({
  first: { areas: firstAreas, operations },
  rest: async () => (await import('./rest.ts')).rest,
  checkAnswer,
});
