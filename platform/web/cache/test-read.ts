import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { queryClient } from './query-client.ts';

/** What a screen's own read throws while the server says no: draws a hook once, and reads what it has asked for. */
export async function failureOf(useIt: () => unknown): Promise<unknown> {
  const Asks = () => {
    useIt();
    return null;
  };
  queryClient.clear();
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Asks)));
  const asked = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[0] !== '/api/session');
  if (asked.length !== 1) throw new Error(`The hook asks for ${asked.length} things, and not for one.`);
  try {
    await asked[0]?.fetch();
  } catch (error) {
    return error;
  } finally {
    queryClient.clear();
  }
  return undefined;
}
