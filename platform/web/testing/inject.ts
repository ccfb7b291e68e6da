import type { Page } from '@playwright/test';

/** Puts a script into the page by the debugger, which the content security policy does not bind; once for a document. */
export async function inject(page: Page, name: string, text: string) {
  if (await page.evaluate((global) => global in window, name)) return;
  const session = await page.context().newCDPSession(page);
  const wrapped = `${text}\n;if (!window.${name}) window.${name} = ${name};`;
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: wrapped,
    allowUnsafeEvalBlockedByCSP: true,
  });
  await session.detach();
  if (exceptionDetails) throw new Error(`${name} could not be loaded: ${exceptionDetails.exception?.description}`);
}
