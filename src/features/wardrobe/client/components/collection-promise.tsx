import { cn } from '#ui/class-names.ts';
import type { Collection } from '../../wardrobe.contract.ts';
import { thumbOf } from '../wallpaper-copies.ts';

/** Three pictures of a collection side by side, as wide as its card: what it promises. Pale while it is locked. */
export function CollectionPromise({
  pictures,
  dimmed,
  isFirst,
}: {
  pictures: Collection['pictures'];
  dimmed: boolean;
  /** It is seen at once, and its pictures come before all else. Others are loaded when they come near the visible part of the page. */
  isFirst: boolean;
}) {
  return (
    <ul aria-label="Some of its pictures" className="grid grid-cols-3 gap-0.5">
      {pictures.map(({ name, previewUrl }) => (
        <li key={previewUrl} className="aspect-4/5 overflow-hidden bg-inset sm:aspect-square">
          <img
            src={previewUrl}
            srcSet={`${thumbOf(previewUrl)} 96w, ${previewUrl} 360w`}
            sizes="(min-width: 48rem) 11rem, 32vw"
            alt={name}
            width={360}
            height={720}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            className={cn('size-full object-cover', dimmed && 'opacity-70 saturate-50')}
          />
        </li>
      ))}
    </ul>
  );
}
