import { MINUTE_MS } from '#contract/durations.ts';
import { toast } from '#ui/toast-store.ts';

const TYPE = 'image/jpeg';

/** Whether this device has a dialog of its own to which a picture can be given. */
export function canSharePictures(): boolean {
  return navigator.canShare?.({ files: [new File([], 'a.jpg', { type: TYPE })] }) ?? false;
}

function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(new File([blob], name, { type: TYPE })) : reject(new Error('no picture'))),
      TYPE,
      0.92,
    );
  });
}

/** Gives the picture to the device's dialog. @param text what goes along with it, for who does not see pictures */
export async function sharePicture(canvas: HTMLCanvasElement, name: string, text: string): Promise<void> {
  try {
    await navigator.share({ files: [await fileOf(canvas, name)], text });
  } catch (error) {
    // Closing the dialog is no failure, nor is a second press while it is open.
    if (error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)) return;
    sayNotMade('Not Shared');
  }
}

export async function savePicture(canvas: HTMLCanvasElement, name: string): Promise<void> {
  try {
    const url = URL.createObjectURL(await fileOf(canvas, name));
    const link = Object.assign(document.createElement('a'), { href: url, download: name });
    link.click();
    // The browser has taken the file over once this task has ended.
    setTimeout(() => URL.revokeObjectURL(url), MINUTE_MS);
    toast({ title: 'Picture Saved', description: 'It is with your downloads.' });
  } catch {
    sayNotMade('Not Saved');
  }
}

function sayNotMade(title: string): void {
  toast({
    title,
    description: 'This browser could not make the picture. Please try again, or choose another shape.',
    variant: 'destructive',
  });
}
