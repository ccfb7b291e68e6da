import type { Page } from '@playwright/test';

/** No camera here: a drawing that moves, and silence. For pages that are opened afterwards. */
export const stubCamera = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 320, height: 240 });
      const pen = canvas.getContext('2d');
      setInterval(() => {
        if (!pen) return;
        pen.fillStyle = `hsl(${Date.now() / 10} 60% 40%)`;
        pen.fillRect(0, 0, 320, 240);
      }, 50);
      return canvas.captureStream(15);
    };
  });
