import { Flag } from 'lucide-react';
import { urlOf } from '#platform/web/client/address.ts';
import { openReport } from '#platform/web/report/open-report.ts';
import { useSession } from '#platform/web/session.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Provider } from '../contract.ts';

/** Pictures with what they show in words, which everyone can read. */
export function Gallery({ provider: { id, businessName, images, mine } }: { readonly provider: Provider }) {
  const { member } = useSession();
  const shown = images.filter(({ place, isShown }) => place === 'gallery' && isShown);
  if (shown.length === 0) return null;
  return (
    <Section title="Pictures">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role when list-style is none */}
      <ul className="plain-list provider-gallery" role="list">
        {shown.map(({ id: imageId, description, width, height }, at) => (
          <li key={imageId}>
            {/* The words stand below it for everyone: said by the picture too, they would be heard twice. */}
            <img
              src={urlOf('readProviderImage', { id, imageId, size: 'small' })}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
            <p>{description}</p>
            {member && !mine && (
              <Button
                variant="quiet"
                icon={Flag}
                data-safety=""
                onClick={() =>
                  openReport({
                    contentType: 'provider_image',
                    contentId: imageId,
                    subject: `a picture of ${businessName}`,
                  })
                }
              >
                Report<span className="vh"> picture {at + 1}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
