import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { queryText } from '../client/address.ts';
import { request } from '../client/request.ts';

/** DATA-05: a GET to the first element of the key, with cookies, read as JSON; everything that fails throws (DATA-06). */
async function defaultReader({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const [path, args] = queryKey as [string, Record<string, unknown>?];
  return (await request('GET', path + queryText(args ?? {}), { signal })).json();
}

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: defaultReader,
        retry: false, // DATA-07
        refetchOnWindowFocus: false, // DATA-08
        refetchOnReconnect: false, // the live connection knows what was missed
        refetchInterval: false, // DATA-09
        staleTime: Number.POSITIVE_INFINITY, // DATA-10
        gcTime: 15 * 60_000, // Back finds the list as it was left
        networkMode: 'always', // being offline is an error that is shown, not an endless wait
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The one cache of the page. */
export const queryClient = createQueryClient();
