export { MyGroups } from './components/my-groups.tsx';
