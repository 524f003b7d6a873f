import './listening.css';
import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/ssr/SlidersHorizontal';
import { StopIcon } from '@phosphor-icons/react/dist/ssr/Stop';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast-store.ts';
import { UnderTopBar } from '#ui/under-top-bar.tsx';
import { browserSpeaker } from './browser-speaker.ts';
import { type Speaking, SpokenChapter, type SpokenVerse } from './spoken-chapter.ts';
import { useSpokenMark } from './use-spoken-mark.ts';
import { VoiceDialog } from './voice-dialog.tsx';

/** Reads the verses aloud while it is mounted: a line with pause, voice and stop at the upper edge of the window. */
export function ListeningLine({
  verses,
  language,
  from,
  text,
  onOver,
}: {
  verses: readonly SpokenVerse[];
  /** Theirs, BCP 47. */
  language: string;
  /** The verse to begin with. */
  from: number;
  text: RefObject<HTMLElement | null>;
  onOver: () => void;
}) {
  const { speaking, chapter } = useSpokenChapter({ verses, language, from }, onOver);
  const [isChoosing, setChoosing] = useState(false);
  useSpokenMark(text, speaking?.verse ?? null);
  const isPaused = speaking?.status === 'paused';
  return (
    <UnderTopBar>
      <div
        data-listening
        className="text-ink-soft motion-safe:animate-fade print:hidden lg:mx-auto lg:max-w-7xl lg:pr-6 lg:pl-36"
      >
        <section
          aria-label="Listening"
          className="mx-auto flex items-center gap-1 border-b border-line bg-surface px-2 shadow-soft sm:px-4 lg:max-w-5xl lg:rounded-b-card lg:border-x"
        >
          <IconButton
            label={isPaused ? 'Go on' : 'Pause'}
            icon={isPaused ? <PlayIcon size={20} aria-hidden /> : <PauseIcon size={20} aria-hidden />}
            onClick={() => (isPaused ? chapter?.resume() : chapter?.pause())}
          />
          <p className="min-w-0 flex-1 truncate px-1 text-ink">Verse {speaking?.verse ?? from}</p>
          <IconButton
            label="Voice and speed"
            aria-haspopup="dialog"
            icon={<SlidersHorizontalIcon size={20} aria-hidden />}
            onClick={() => setChoosing(true)}
          />
          <IconButton label="Stop listening" icon={<StopIcon size={20} aria-hidden />} onClick={onOver} />
        </section>
      </div>
      <VoiceDialog
        language={language}
        open={isChoosing}
        onClose={() => setChoosing(false)}
        onChosen={() => !isPaused && chapter?.resume()}
      />
    </UnderTopBar>
  );
}

function useSpokenChapter(
  { verses, language, from }: { verses: readonly SpokenVerse[]; language: string; from: number },
  onOver: () => void,
) {
  const [speaking, setSpeaking] = useState<Speaking | null>(null);
  const [chapter, setChapter] = useState<SpokenChapter | null>(null);
  const changed = useEffectEvent((now: Speaking) => {
    setSpeaking(now);
    if (now.status !== 'over') return;
    if (now.hasFailed) sayThatItFailed();
    onOver();
  });
  useEffect(() => {
    const spoken = new SpokenChapter(verses, browserSpeaker(language), (now) => changed(now));
    setChapter(spoken);
    spoken.begin(from);
    const stop = () => spoken.stop();
    // A browser may go on speaking after its page has been left.
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [verses, language, from]);
  return { speaking, chapter };
}

function sayThatItFailed(): void {
  toast({
    title: 'The voice fell silent',
    description: 'Your browser could not read on. Another voice may.',
    variant: 'destructive',
  });
}
