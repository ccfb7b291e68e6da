export const sdkVersion = '1.0.0';

/** APIDOCS-10: what each call of the public API is called in the SDKs. A test finds one without a name. */
export const sdkMethods = {
  getApiDocs: 'getDocs',
  listApiPosts: 'getPosts',
  createApiPost: 'createPost',
  getApiPost: 'getPost',
  listApiProviders: 'searchProviders',
  getApiProvider: 'getProvider',
  listApiMessages: 'getMessages',
  createApiMessage: 'sendMessage',
  getApiMe: 'getMe',
} as const;

/** getPosts → get_posts */
export const inPython = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
