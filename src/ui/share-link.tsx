import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { Button } from './button.tsx';
import { copyLink } from './copy-link.ts';
import { toast } from './toast-store.ts';

/** Hands a link to the device's own sharing, or copies it where there is none. */
export function ShareLink({
  path,
  text,
  variant = 'primary',
  describedBy,
}: {
  /** Where it leads: '/community/join/…'. */
  path: string;
  /** What is said with it. */
  text: string;
  variant?: 'primary' | 'secondary';
  /** The id of what says which link it is, among several. */
  describedBy?: string;
}) {
  async function share() {
    const url = new URL(path, location.href).href;
    const canShare = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
    try {
      if (canShare) await navigator.share({ text, url });
      else await copyLink(path, 'Send it to whom you mean, and nobody else.');
    } catch (error) {
      // Whoever turns back on the device's own sheet knows that they did.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast({ title: 'Not Copied', description: url, variant: 'destructive' });
    }
  }
  return (
    <Button
      variant={variant}
      aria-describedby={describedBy}
      icon={<ShareNetworkIcon size={20} aria-hidden />}
      onClick={share}
    >
      Share link
    </Button>
  );
}
