import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/ssr/Circle';
import { cn } from '#ui/class-names.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { isLongEnough } from '../../account-forms.rules.ts';

/** What a new password still needs, ticked off while it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  const met = isLongEnough(password);
  const Icon = met ? CheckCircleIcon : CircleIcon;
  return (
    <ul>
      <li
        className={cn('flex items-center gap-1.5 transition-colors', met ? 'text-leaf' : 'text-ink-soft')}
        data-met={met}
      >
        <Icon size={18} aria-hidden />
        <span>At least 8 characters</span>
        <VisuallyHidden>{met ? '(done)' : '(not yet)'}</VisuallyHidden>
      </li>
    </ul>
  );
}
