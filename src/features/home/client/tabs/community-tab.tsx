import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { PlaceIntro } from '#ui/place-intro.tsx';

export function CommunityTab() {
  return (
    <PlaceIntro
      icon={UsersThreeIcon}
      title="Walk together"
      verse="For where two or three are gathered together in my name, there I am in the middle of them."
      reference="Matthew 18:20"
      href="/community"
      link="Join Community"
    >
      Study groups, events and conversations with others who are growing too. Come as you are.
    </PlaceIntro>
  );
}
