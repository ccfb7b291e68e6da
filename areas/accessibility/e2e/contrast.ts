import type { Page } from '@playwright/test';

/** Every visible text whose contrast with what is painted under it is lower than the ratio. */
export function lowContrast(page: Page, ratio: number): Promise<string[]> {
  return page.evaluate((least) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgb = (colour: string): [number, number, number, number] => {
      if (!canvas) throw new Error('There is no canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a];
    };
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    const light = ([r, g, b]: readonly number[]) =>
      0.2126 * linear(r ?? 0) + 0.7152 * linear(g ?? 0) + 0.0722 * linear(b ?? 0);
    const ground = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const colour = rgb(getComputedStyle(at).backgroundColor);
        if (colour[3] === 255) return colour;
      }
      return [255, 255, 255];
    };
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const text = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!text || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('.vh, [aria-hidden=true], svg') || element.getBoundingClientRect().width < 3) continue;
      const [a, b] = [light(rgb(getComputedStyle(element).color)), light(ground(element))];
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      if (contrast < least) found.push(`${contrast.toFixed(1)} "${text.textContent?.trim().slice(0, 40)}"`);
    }
    return found;
  }, ratio);
}
