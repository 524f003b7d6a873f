import { type AvatarLook, coloursOf, styleOf } from '../avatar-look.ts';
import { Swatches, type SwatchOption } from './swatches.tsx';

const outfitsOwn: SwatchOption = { name: 'The outfit’s own', hex: null };

/** Skin, hair and accent, from the swatches of the style. */
export function ColourChoices({
  look,
  onChange,
}: {
  look: AvatarLook;
  onChange: (changes: Partial<AvatarLook>) => void;
}) {
  const { swatches } = styleOf(look);
  const { skin, hair, accent } = coloursOf(look);
  return (
    <div className="card-surface flex flex-col gap-4 p-4 sm:p-5">
      <h2 className="text-xl">Colours</h2>
      <Swatches
        label="Skin"
        options={swatches.skin}
        value={skin}
        onChange={(hex) => onChange({ skin: hex })}
      />
      <Swatches
        label="Hair"
        options={swatches.hair}
        value={hair}
        onChange={(hex) => onChange({ hair: hex })}
      />
      <Swatches
        label="Accent"
        options={[outfitsOwn, ...swatches.accent]}
        value={accent}
        onChange={(hex) => onChange({ accent: hex })}
      />
    </div>
  );
}
