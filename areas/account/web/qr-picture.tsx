import type { QrCode } from '../contract.ts';

/** Dark on light in every theme: cameras need it so. What it says stands beside it in words. */
export const QrPicture = ({ qr, label }: { readonly qr: QrCode; readonly label: string }) => (
  <svg
    className="qr"
    role="img"
    aria-label={label}
    viewBox={`0 0 ${qr.size} ${qr.size}`}
    shapeRendering="crispEdges"
    focusable="false"
  >
    <rect className="qr-light" width={qr.size} height={qr.size} />
    <path className="qr-dark" d={qr.path} />
  </svg>
);
