/** What goes along with a request. */
export interface Sending {
  readonly body?: BodyInit | undefined;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal | undefined;
  /** 0 to 1 while a body is sent; uses XMLHttpRequest, because fetch cannot tell. */
  readonly onProgress?: ((part: number) => void) | undefined;
}
