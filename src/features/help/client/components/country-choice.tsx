import { Select } from '#ui/select.tsx';
import type { HelpQuery } from '../use-help-lines.ts';

/** Whose numbers are shown, once it is known which there are. @param country the one that was chosen, if one was */
export function CountryChoice({
  lines: { data },
  country,
  onChange,
}: {
  lines: HelpQuery;
  country: string | null;
  onChange: (code: string) => void;
}) {
  if (data === undefined) return null;
  return (
    <Select
      label="Country"
      hideLabel
      className="max-w-full"
      value={country ?? data.country?.code ?? ''}
      placeholder="Your country"
      options={data.countries.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
