/** What a person has chosen to look at behind everything; nothing chosen leaves the theme's own ground. */
export interface Background {
  imageUrl?: string | null | undefined;
  colorValue?: string | null | undefined;
}

/** Stands in for a colour that is missing (specification, section 3). */
export const fallbackColor = '#B2BEB5';

/**
 * The wallpaper behind the app. It is decoration: text stands on `card-surface`, which is opaque enough for AA over any
 * picture. The colour also shows while the picture loads.
 */
export function AppBackground({ background }: { background: Background | null }) {
  if (background === null) return null;
  const { imageUrl, colorValue } = background;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 -z-10"
      style={{ backgroundColor: colorValue ?? fallbackColor }}
    >
      {imageUrl !== null && imageUrl !== undefined && (
        <img src={imageUrl} alt="" className="size-full object-cover" decoding="async" />
      )}
      <div className="absolute inset-0 bg-ground/25" />
    </div>
  );
}
