/**
 * Numbers of Google's product taxonomy (2021-09-21) for the goods of shops like this one, with their English names. A feed may give the
 * number alone. Other numbers are reported.
 */
const TREE = `
166 Apparel & Accessories
 1604 Clothing
  5322 Activewear
   5697 Bicycle Activewear
  182 Baby & Toddler Clothing
  2271 Dresses
  5182 One-Pieces
  203 Outerwear
   5598 Coats & Jackets
   5514 Rain Pants
   3066 Rain Suits
   5909 Snow Pants & Suits
   1831 Vests
  204 Pants
  212 Shirts & Tops
  207 Shorts
  1581 Skirts
  208 Sleepwear & Loungewear
  211 Swimwear
  213 Underwear & Socks
   214 Bras
   1807 Long Johns
   209 Socks
   2745 Undershirts
   2562 Underwear
 167 Clothing Accessories
  1786 Balaclavas
  169 Belts
  170 Gloves & Mittens
  173 Hats
 187 Shoes
988 Sporting Goods
 1011 Outdoor Recreation
  1013 Camping & Hiking
   1014 Camp Furniture
    3695 Air Mattresses
    3089 Cots
   1016 Camping Cookware & Dinnerware
   1019 Camping Lights & Lanterns
   3937 Camping Tools
    4095 Multifunction Tools & Knives
   5636 Compression Sacks
   3738 Hiking Poles
   3538 Mosquito Nets & Insect Screens
   4785 Navigational Compasses
   1023 Portable Water Filters & Purifiers
   5881 Sleeping Bag Liners
   1020 Sleeping Bags
   1021 Sleeping Pads
   5655 Tent Accessories
   1022 Tents
   8079 Windbreaks
  7059 Climbing
   3363 Belay Devices
   3746 Carabiners
   499815 Climbing Apparel & Accessories
    3314 Climbing Helmets
    5394 Crampons
   3218 Climbing Harnesses
   3825 Climbing Rope
   7060 Ice Climbing Tools
   3849 Quickdraws
  1025 Cycling
   3214 Bicycle Accessories
    3778 Bicycle Bags & Panniers
    1027 Bicycle Locks
    3827 Bicycle Pumps
   3618 Bicycle Parts
  - Boating & Water Sports
   - Boating & Water Sport Apparel
    1128 Life Jackets
    1147 Wetsuits
   1143 Surfing
    6288 Paddleboards
   1144 Swimming
  3276 Skateboarding
  499844 Winter Sports & Activities
   499951 Avalanche Safety
    499952 Avalanche Probes
    499877 Avalanche Safety Airbags
   499845 Skiing & Snowboarding
    7224 Ski & Snowboard Bags
    3550 Ski & Snowboard Goggles
    1161 Ski & Snowboard Helmets
    505772 Ski & Snowboard Tuning Tools
    8074 Ski & Snowboard Wax
    6063 Ski Bindings
    6062 Ski Boots
    1157 Ski Poles
    6064 Skis
     3331 Cross-Country Skis
     1158 Downhill Skis
    1162 Snowboard Bindings
    1163 Snowboard Boots
    1164 Snowboards
   7539 Sleds
   1166 Snowshoeing
    3064 Snowshoes
1239 Toys & Games
`;

const PATHS = new Map<string, readonly string[]>();
const parents: string[] = [];
for (const line of TREE.trim().split('\n')) {
  const [, indent = '', id = '', name = ''] = /^( *)(\d+|-) (.+)$/.exec(line) ?? [];
  parents.length = indent.length;
  parents.push(name);
  if (id !== '-') PATHS.set(id, [...parents]);
}

/** Names from the root of a category by its number; undefined for a number that is not known here. */
export const googleCategory = (id: string): readonly string[] | undefined => PATHS.get(id);
