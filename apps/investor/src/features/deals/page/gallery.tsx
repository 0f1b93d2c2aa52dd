import type { Media } from '@portal/domain/offering/deals/deal.wire';
import { Picture } from '@portal/web/ui/picture';
import { lazy, memo, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { coverOf } from '../card/cover-picture.tsx';

/** Overlays are heavy: loaded when a picture is pressed. */
const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }));

/** The cover and the other pictures of a deal; each opens large. */
export const Gallery = memo(function Gallery({ photos, name }: { photos: readonly Media[]; name: string }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [place, setPlace] = useState(0);
  const isLarge = useAppSelector(({ modal }) => modal.lightbox && modal.selectedDocument === null);
  const cover = coverOf(photos);
  const pictures = cover === undefined ? [] : [cover, ...photos.filter((photo) => photo !== cover)];
  const open = (at: number) => {
    setPlace(at);
    dispatch(setModal({ name: 'lightbox', open: true }));
  };
  if (pictures.length === 0) {
    return null;
  }
  return (
    <>
      <ul aria-label={t('dealPage.gallery.label')} className="grid grid-cols-2 gap-3">
        {pictures.map((picture, at) => (
          <li key={picture._id} className="min-w-0 first:col-span-full">
            <button
              type="button"
              onClick={() => open(at)}
              aria-label={t('dealPage.gallery.open', { description: picture.description })}
              className="block w-full overflow-hidden rounded-card border border-line bg-sunken transition-colors hover:border-accent"
            >
              <Picture
                src={picture.src}
                sizes={at === 0 ? '(min-width: 64rem) 50rem, 100vw' : '(min-width: 64rem) 25rem, 50vw'}
                alt=""
                width="1200"
                height="800"
                loading={at === 0 ? 'eager' : 'lazy'}
                fetchPriority={at === 0 ? 'high' : 'auto'}
                decoding="async"
                className={`w-full object-cover ${at === 0 ? 'aspect-3/2 sm:aspect-video' : 'aspect-3/2'}`}
              />
            </button>
          </li>
        ))}
      </ul>
      {isLarge ? (
        <Suspense>
          <Lightbox pictures={pictures} place={place} onMove={setPlace} name={name} />
        </Suspense>
      ) : null}
    </>
  );
});
