/** What the actions of the page do at this moment, by id. */
export function createHandlers() {
  const handlers = new Map<string, (() => void)[]>();
  return {
    /** The newest handler of an id wins; taking it off brings back the one before. */
    handle: (id: string, handler: () => void): (() => void) => {
      handlers.set(id, [...(handlers.get(id) ?? []), handler]);
      return () => {
        handlers.set(id, handlers.get(id)?.filter((each) => each !== handler) ?? []);
      };
    },
    handlerOf: (id: string) => handlers.get(id)?.at(-1),
  };
}

/** Those of the page. Apart from the registry, which is not needed before the first paint. */
export const handlers = createHandlers();
