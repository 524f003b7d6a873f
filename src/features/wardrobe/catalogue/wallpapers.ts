export interface CatalogueWallpaper {
  /** It never changes. The scene of an image has the same name. */
  id: string;
  name: string;
  description: string;
  type: 'image' | 'color';
  /** CSS colour: the wallpaper itself, or what shows until an image has come. */
  colorValue: string;
  /** XP that unlocks it by itself; null when only a chest or a collection does. */
  requiredXP: number | null;
}

/** What a wallpaper without a colour of its own has (docs/product.md, Things and their fields). */
export const FALLBACK_COLOR = '#B2BEB5';
export const DEFAULT_WALLPAPER_ID = 'dawn';

function scene(id: string, name: string, description: string): CatalogueWallpaper {
  return { id, name, description, type: 'image', colorValue: FALLBACK_COLOR, requiredXP: null };
}

function color(
  id: string,
  name: string,
  colorValue: string,
  requiredXP: number | null,
  description: string,
): CatalogueWallpaper {
  return { id, name, description, type: 'color', colorValue, requiredXP };
}

export const WALLPAPERS: readonly CatalogueWallpaper[] = [
  scene('dawn', 'Peaceful Dawn', 'First light over the hills, and a shepherd who is already up.'),
  scene('waters', 'Still Waters', 'He leads me beside still waters (Psalm 23:2, WEB).'),
  scene('shepherds-fields', 'Shepherds’ Fields', 'Keeping watch by night over their flock (Luke 2:8, WEB).'),
  scene(
    'cedars-of-lebanon',
    'Cedars of Lebanon',
    'The cedars of Lebanon, which he has planted (Psalm 104:16, WEB).',
  ),
  scene(
    'deer-at-the-brook',
    'Deer at the Brook',
    'As the deer pants for the water brooks (Psalm 42:1, WEB).',
  ),
  scene('walls-of-jerusalem', 'Walls of Jerusalem', 'Peace be within your walls (Psalm 122:7, WEB).'),

  scene(
    'lilies-of-the-field',
    'Lilies of the Field',
    'They don’t toil, neither do they spin (Matthew 6:28, WEB).',
  ),
  scene(
    'mustard-tree',
    'Mustard Tree',
    'The birds of the air come and lodge in its branches (Matthew 13:32, WEB).',
  ),
  scene('vineyard', 'The Vineyard', 'I am the vine. You are the branches (John 15:5, WEB).'),
  scene(
    'wheat-and-sparrows',
    'Wheat and Sparrows',
    'You are of more value than many sparrows (Matthew 10:31, WEB).',
  ),
  scene('narrow-gate', 'The Narrow Gate', 'Enter in by the narrow gate (Matthew 7:13, WEB).'),

  scene(
    'bethlehem',
    'Star over Bethlehem',
    'The star, which they saw in the east, went before them (Matthew 2:9, WEB).',
  ),
  scene('galilee-at-night', 'Galilee at Night', 'A boat, a lantern, and a path of moonlight on the lake.'),
  scene('fishing-nets', 'Fishing Nets', 'Nets drying where four fishermen were called (Matthew 4:18–22).'),
  scene('dove-over-water', 'Dove over Water', 'The Spirit descending on him like a dove (Mark 1:10, WEB).'),
  scene('road-to-emmaus', 'Road to Emmaus', 'Stay with us, for it is almost evening (Luke 24:29, WEB).'),

  scene(
    'burning-bush',
    'Burning Bush',
    'The bush burned with fire, and the bush was not consumed (Exodus 3:2, WEB).',
  ),
  scene(
    'parted-sea',
    'Parted Sea',
    'The waters were a wall to them on their right hand, and on their left (Exodus 14:22, WEB).',
  ),
  scene(
    'pillar-of-fire',
    'Pillar of Fire',
    'By night in a pillar of fire, to give them light (Exodus 13:21, WEB).',
  ),
  scene(
    'oasis-of-elim',
    'Oasis of Elim',
    'Twelve springs of water, and seventy palm trees (Exodus 15:27, WEB).',
  ),
  scene('mount-sinai', 'Mount Sinai', 'A thick cloud on the mountain (Exodus 19:16, WEB).'),
  scene('manna-morning', 'Manna Morning', 'Small as the frost on the ground (Exodus 16:14, WEB).'),

  scene(
    'rainbow-after-flood',
    'Rainbow after the Flood',
    'I set my rainbow in the cloud (Genesis 9:13, WEB).',
  ),
  scene(
    'ark-on-ararat',
    'Ark on Ararat',
    'In her mouth was a freshly plucked olive leaf (Genesis 8:11, WEB).',
  ),
  scene(
    'desert-stars',
    'Desert Stars',
    'Count the stars, if you are able to count them (Genesis 15:5, WEB).',
  ),
  scene(
    'jacobs-ladder',
    'Jacob’s Ladder',
    'A stairway set upon the earth, and its top reached to heaven (Genesis 28:12, WEB).',
  ),
  scene(
    'tree-of-life',
    'Tree of Life',
    'The leaves of the tree were for the healing of the nations (Revelation 22:2, WEB).',
  ),

  scene('upper-room-lamp', 'Upper Room Lamp', 'Bread, a cup, and a lamp that burns late (Luke 22:12).'),
  scene('empty-tomb', 'Empty Tomb at Sunrise', 'He is not here, for he has risen (Matthew 28:6, WEB).'),
  scene(
    'tongues-of-fire',
    'Tongues of Fire',
    'Tongues like fire appeared and were distributed to them (Acts 2:3, WEB).',
  ),
  scene(
    'river-of-life',
    'River of Life',
    'Clear as crystal, proceeding out of the throne (Revelation 22:1, WEB).',
  ),
  scene('new-jerusalem', 'New Jerusalem', 'The city has no need for the sun (Revelation 21:23, WEB).'),

  scene(
    'watch-for-the-morning',
    'Watch for the Morning',
    'More than watchmen long for the morning (Psalm 130:6, WEB).',
  ),
  scene('nazareth-workshop', 'Nazareth Workshop', 'A window, a bench, and shavings in the light (Mark 6:3).'),
  scene('wilderness', 'Forty Days', 'He was there in the wilderness forty days (Mark 1:13, WEB).'),
  scene('gethsemane', 'Gethsemane', 'They came to a place which was named Gethsemane (Mark 14:32, WEB).'),
  scene(
    'fire-on-the-shore',
    'Fire on the Shore',
    'A fire of coals there, with fish and bread laid on it (John 21:9, WEB).',
  ),
  scene(
    'bethany-door',
    'Door in Bethany',
    'Now Jesus loved Martha, and her sister, and Lazarus (John 11:5, WEB).',
  ),
  scene('lampstand', 'Lamp on a Stand', 'It shines to all who are in the house (Matthew 5:15, WEB).'),
  scene('well-at-noon', 'Well at Noon', 'A well of water springing up to eternal life (John 4:14, WEB).'),
  scene('sower', 'The Sower', 'Behold, the farmer went out to sow (Mark 4:3, WEB).'),
  scene('threshing-floor', 'Threshing Floor', 'Where have you gleaned today? (Ruth 2:19, WEB).'),

  scene(
    'vine-and-trellis',
    'Vine and Trellis',
    'Every man under his vine and under his fig tree (Micah 4:4, WEB).',
  ),
  scene('jordan-stones', 'Stones of the Jordan', 'What do you mean by these stones? (Joshua 4:6, WEB).'),
  scene('damascus-road', 'Road to Damascus', 'A light from the sky shone around him (Acts 9:3, WEB).'),
  scene('patmos', 'Sea of Patmos', 'On the isle that is called Patmos (Revelation 1:9, WEB).'),

  color('ash-sage', 'Quiet Sage', FALLBACK_COLOR, 0, 'A soft grey green, for a calm page.'),
  color('manna', 'Manna', '#EADFC8', 0, 'The pale gold of bread in the morning.'),
  color('hyssop', 'Hyssop', '#8FA58C', 20, 'The green of a small herb that grows out of the wall.'),
  color('jordan', 'Jordan', '#8FB6C9', null, 'River blue, as it runs past Jericho.'),
  color('pomegranate', 'Pomegranate', '#A4515A', null, 'The red on the hem of the high priest’s robe.'),
  color('olive', 'Olive Grove', '#76805A', null, 'Silver green, older than anyone can tell.'),
  color('lapis', 'Lapis', '#3D4E83', null, 'A pavement like sapphire, clear as the sky.'),
  color('tyrian', 'Lydia’s Purple', '#6B4C7C', null, 'The cloth that Lydia sold in Philippi.'),
  color('night-watch', 'Night Watch', '#20264A', null, 'The hour before the lamps are filled again.'),
  color('cana', 'Wine of Cana', '#7E3B52', null, 'The best, kept until now.'),
  color('terebinth', 'Terebinth', '#5C6B4F', null, 'The shade under which Abraham set a table.'),
  color('mother-of-pearl', 'Mother of Pearl', '#DCD3DE', null, 'The gates of the city, in the evening.'),
  color('myrrh', 'Myrrh', '#8A5E3C', null, 'Brown gold, as it comes out of the tree.'),
];
