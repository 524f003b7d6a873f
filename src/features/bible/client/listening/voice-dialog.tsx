import { useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { RATES, voiceNamed, voicesOfText } from './listening.rules.ts';
import { keepVoiceChoice, type VoiceChoice, voiceChoice } from './voice-choice.ts';

/** Who reads, and how quickly. */
export function VoiceDialog({
  language,
  open,
  onClose,
  onChosen,
}: {
  /** Of the text that is read. */
  language: string;
  open: boolean;
  onClose: () => void;
  onChosen: () => void;
}) {
  const [choice, setChoice] = useState(() => voiceChoice(language));
  function choose(changes: Partial<VoiceChoice>) {
    const next = { ...choice, ...changes };
    setChoice(next);
    keepVoiceChoice(language, next);
    onChosen();
  }
  const voices = window.speechSynthesis.getVoices();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Voice and speed" width="sm">
      <div className="flex flex-col gap-4">
        <Select
          label="Voice"
          value={voiceNamed(voices, language, choice.name)?.name ?? ''}
          options={voicesOfText(voices, language).map(({ name }) => ({ value: name, label: name }))}
          onChange={(event) => choose({ name: event.target.value })}
        />
        <Select
          label="Speed"
          value={String(choice.rate)}
          options={RATES.map((rate) => ({ value: String(rate), label: rate === 1 ? 'Normal' : `${rate} ×` }))}
          onChange={(event) => choose({ rate: Number(event.target.value) })}
        />
      </div>
    </Dialog>
  );
}
