type Named = Readonly<Record<string, unknown>>;

/** An OpenAPI 3.1 document. */
export interface ApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Named>>;
  readonly components: {
    readonly schemas: Named;
    readonly responses: Named;
    readonly securitySchemes: Named;
  };
}
