import { PersonFace } from '#features/people/client/for-other-features.ts';
import type { PublicPerson } from '#features/people/people.contract.ts';
import { cn } from '#ui/class-names.ts';
import { FoldedHands } from './folded-hands.tsx';

const hands = { sm: 'size-9', md: 'size-11' } as const;

/** Somebody's face, or folded hands for whoever asks without a name. */
export function FaceOrHands({
  person,
  size = 'md',
  className,
}: {
  person: PublicPerson | null;
  size?: keyof typeof hands;
  className?: string | undefined;
}) {
  if (person === null) return <FoldedHands className={cn(hands[size], className)} />;
  return <PersonFace person={person} size={size} className={className} />;
}
