import { useTheme } from '#ui/use-theme.ts';

const shapes = [
  { shape: 'landscape', media: '(min-aspect-ratio: 1/1)', width: 2400, height: 1350 },
  { shape: 'portrait', media: undefined, width: 1080, height: 1620 },
] as const;

const formats = ['avif', 'webp'] as const;

/** The drawn morning (in Vigil: the night before it) behind the hero, lamp and wall at the bottom. */
export function LandingScene() {
  const [theme] = useTheme();
  const night = { system: '(prefers-color-scheme: dark)', vigil: 'all', dawn: undefined }[theme];
  return (
    <picture className="contents">
      {night !== undefined && <SceneSources name="vigil" when={night} />}
      <SceneSources name="dawn" when="all" />
      <img
        src="/art/landing/dawn-portrait.webp"
        alt=""
        width={1080}
        height={1620}
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-cover object-[68%_100%] landscape:object-[60%_100%]"
      />
    </picture>
  );
}

function SceneSources({ name, when }: { name: 'dawn' | 'vigil'; when: string }) {
  return shapes.flatMap(({ shape, media, width, height }) =>
    formats.map((format) => (
      <source
        key={shape + format}
        srcSet={`/art/landing/${name}-${shape}.${format}`}
        type={`image/${format}`}
        media={[when, media].filter((part) => part !== undefined).join(' and ')}
        width={width}
        height={height}
      />
    )),
  );
}
