import { ImageIcon } from '@phosphor-icons/react/dist/ssr/Image';
import { PersonSimpleIcon } from '@phosphor-icons/react/dist/ssr/PersonSimple';
import { TreasureChestIcon } from '@phosphor-icons/react/dist/ssr/TreasureChest';
import { TShirtIcon } from '@phosphor-icons/react/dist/ssr/TShirt';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function AvatarTab() {
  return (
    <Card>
      <EmptyState icon={<PersonSimpleIcon size={32} />} title="No Outfits Available">
        Your avatar is waiting for its first outfit.
      </EmptyState>
    </Card>
  );
}

export function OutfitsTab() {
  return (
    <Card>
      <EmptyState icon={<TShirtIcon size={32} />} title="No Outfits Available">
        Outfits appear here as soon as there are some.
      </EmptyState>
    </Card>
  );
}

export function ChestsTab() {
  return (
    <Card>
      <EmptyState icon={<TreasureChestIcon size={32} />} title="No Chests Available">
        Every page you read and every line you write already counts towards them.
      </EmptyState>
    </Card>
  );
}

export function WallpaperTab() {
  return (
    <Card>
      <EmptyState icon={<ImageIcon size={32} />} title="No wallpapers available yet.">
        They are found in chests and collections.
      </EmptyState>
    </Card>
  );
}
