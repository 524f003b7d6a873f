import { SwitchRow } from '#ui/switch-row.tsx';
import { CHAPTER_KEYS } from './chapter-keys.rules.ts';
import { useKeysOn } from './keys-on.ts';

/** What the keys do on the page of a chapter, and a switch for those that are letters. */
export function KeyList() {
  const [isOn, switchKeys] = useKeysOn();
  return (
    <div className="flex flex-col gap-3">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {CHAPTER_KEYS.map(({ key, meaning }) => (
          <KeyRow key={key} name={key}>
            {meaning}
          </KeyRow>
        ))}
        <KeyRow name="← →">turn the page</KeyRow>
        <KeyRow name="Tab">from a chosen verse to what can be done with it</KeyRow>
        <KeyRow name="Esc">let the chosen verses go</KeyRow>
      </dl>
      <SwitchRow
        label="Letters as keys"
        hint="Never while you write, or hold another key."
        isOn={isOn}
        onChange={switchKeys}
      />
    </div>
  );
}

function KeyRow({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt>
        <kbd
          translate="no"
          className="inline-block min-w-8 rounded-sm border border-line-strong bg-inset px-2 text-center font-semibold"
        >
          {name}
        </kbd>
      </dt>
      <dd>{children}</dd>
    </>
  );
}
