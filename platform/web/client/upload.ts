import type { Sending } from './sending.ts';

/** The one request that reports how far it has come. */
export function sendWithProgress(method: string, url: string, sending: Sending): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.withCredentials = true;
    xhr.responseType = 'blob';
    for (const [name, value] of Object.entries(sending.headers ?? {})) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) sending.onProgress?.(loaded / total);
    };
    xhr.onload = () => {
      const { status, statusText } = xhr;
      const body = status === 204 || status === 205 || status === 304 ? null : (xhr.response as Blob);
      const headers = new Headers();
      for (const name of ['content-type', 'link', 'location']) {
        const value = xhr.getResponseHeader(name);
        if (value) headers.set(name, value);
      }
      resolve(new Response(body, { status, statusText, headers }));
    };
    xhr.onerror = () => reject(new TypeError('Network error'));
    xhr.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    sending.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send((sending.body as XMLHttpRequestBodyInit | undefined) ?? null);
  });
}
