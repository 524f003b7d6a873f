import { cn } from './class-names.ts';

/** The lamp on its stand: at dawn, or at night in Vigil. The hidden one of the two is never fetched. */
export function MorningScene() {
  return (
    <div
      aria-hidden="true"
      className="relative h-52 shrink-0 overflow-hidden sm:h-72 lg:sticky lg:top-0 lg:h-dvh"
    >
      <Scene name="dawn" className="vigil:hidden" />
      <Scene name="vigil" className="hidden vigil:block" />
      <p className="absolute inset-x-10 top-10 hidden max-w-md font-scripture text-2xl leading-relaxed lg:block">
        “Your word is a lamp to my feet, and a light for my path.”
        <span className="mt-2 block font-sans text-base">Psalm 119:105, WEB</span>
      </p>
    </div>
  );
}

function Scene({ name, className }: { name: 'dawn' | 'vigil'; className: string }) {
  const file = (shape: string, type: string) => `/art/landing/${name}-${shape}.${type}`;
  return (
    <picture>
      <source media="(min-width: 64rem)" type="image/avif" srcSet={file('portrait', 'avif')} />
      <source media="(min-width: 64rem)" type="image/webp" srcSet={file('portrait', 'webp')} />
      <source type="image/avif" srcSet={file('landscape', 'avif')} />
      <img
        src={file('landscape', 'webp')}
        alt=""
        loading="lazy"
        decoding="async"
        className={cn(
          'absolute inset-0 size-full object-cover object-[72%_80%] lg:object-[60%_100%]',
          className,
        )}
      />
    </picture>
  );
}
