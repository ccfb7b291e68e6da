/** A picture of 4 × 3 pixels, PNG. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12MQSZkGRww4OQDw2wypNajOhgAAAABJRU5ErkJggg==';

/** One second of 32 × 24 pixels, WebM with VP8, with a hidden title. */
const clip =
  'GkXfoxAAAB9ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwQAAAABthFNm3QQAABUTbsQAAAPU6uEFUmpZlOshQAAAABcTbsQAA' +
  'APU6uEFlSua1OshQAAAACgTbsQAAAPU6uEElTDZ1OshQAAAADTTbsQAAAPU6uEHFO7a1OshQAAAAGaFUmpZhAAADwq17GDD0JATYCSTWVkaWFi' +
  'dW5ueSB2MS42MS4wV0GSTWVkaWFidW5ueSB2MS42MS4wRImIQI9AAAAAAAAWVK5rEAAAK64QAAAm14EBc8WBAYOBAZyBACK1nIN1bmSGhVZfVl' +
  'A44BAAAAawgSC6gRgSVMNnEAAANXNzEAAAL2PAEAAADGjKgTJjyoVNT1ZJRWfIEAAAF0WjhVRJVExFRIeMSGlkZGVuIHRpdGxlH0O2dQgAAACB' +
  '54EAoxAAADqBAACAEAMAnQEqIAAYAD85lsNZryqno6gIAeAnCWUAyNQWpxQAAP7hw3wJK1ZunwbkbfK4jo5eAAAAoxAAADqBAfSAEAMAnQEqIA' +
  'AYAD85lsNZryqno6gIAeAnCWUAyNQWpxQAAP7hw3wJK1ZunwbkbfK4jo5eAAAAHFO7axAAABS7EAAAD7OBALcQAAAH94EB8YIBEA==';

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

/** The smallest uploads there are, for the authorization matrix and tests. */
export const samplePicture = () => ({ bytes: bytes(picture), type: 'image/png' });
export const sampleClip = () => ({ bytes: bytes(clip), type: 'video/webm' });
