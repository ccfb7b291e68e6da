/** An upload that people can be told about; the message is shown to them. */
export class Refusal extends Error {}
