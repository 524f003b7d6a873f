/** The drawing of a milestone, as it is reached or as it waits. Its name stands beside it. */
export function MilestonePicture({
  id,
  isWaiting = false,
  className,
}: {
  id: string;
  isWaiting?: boolean;
  className?: string;
}) {
  return (
    <img
      src={`/art/milestones/${id}-${isWaiting ? 'waiting' : 'reached'}.svg`}
      alt=""
      data-unlit={isWaiting || undefined}
      width={120}
      height={120}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
