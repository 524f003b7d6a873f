import { Progress } from '#ui/progress.tsx';
import { usedText } from '../../file-display.rules.ts';
import type { UploadLimits } from '../upload-place.ts';

/** How much of one's space is used: '1.2 GB of 10 GB used'. */
export function SpaceUsed({ usage }: { usage: UploadLimits }) {
  const text = usedText(usage);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm text-ink-soft">{text}</p>
      <Progress
        size="sm"
        label="Space used"
        percentage={(usage.bytes / usage.limitBytes) * 100}
        valueText={text}
      />
    </div>
  );
}
