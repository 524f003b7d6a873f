import { getPrivacy } from '../../guidelines.contract.ts';
import { HousePage } from '../components/house-page.tsx';

/** /privacy (docs/product.md, Guidelines and privacy). */
export function PrivacyPage() {
  return (
    <HousePage
      endpoint={getPrivacy}
      title="Privacy"
      other={{ href: '/guidelines', label: 'How we treat one another' }}
    />
  );
}
