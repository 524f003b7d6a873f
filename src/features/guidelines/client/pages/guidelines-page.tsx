import { getGuidelines } from '../../guidelines.contract.ts';
import { HousePage } from '../components/house-page.tsx';

/** /guidelines (docs/product.md, Guidelines and privacy). */
export function GuidelinesPage() {
  return (
    <HousePage
      endpoint={getGuidelines}
      title="Guidelines"
      other={{ href: '/privacy', label: 'What is kept, and who can read it' }}
    />
  );
}
