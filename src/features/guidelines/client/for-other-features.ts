export { HouseLinks } from './components/house-links.tsx';
export { HouseWords } from './components/house-words.tsx';
