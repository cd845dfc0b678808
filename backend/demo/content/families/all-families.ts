import { CARABINER_FAMILIES } from './climbing-carabiners';
import { CRAMPON_FAMILIES } from './climbing-crampons';
import { HARNESS_FAMILIES } from './climbing-harnesses';
import { CLIMBING_HELMET_FAMILIES } from './climbing-helmets';
import { ICE_AXE_FAMILIES } from './climbing-ice-axes';
import { QUICKDRAW_FAMILIES } from './climbing-quickdraws';
import { ROPE_FAMILIES } from './climbing-ropes';
import { CLIMBING_SHOE_FAMILIES } from './climbing-shoes';
import { SNOWSHOE_FAMILIES } from './climbing-snowshoes';
import { BASE_BOTTOM_FAMILIES } from './clothing-base-bottoms';
import { BEANIE_FAMILIES } from './clothing-beanies';
import { DOWN_JACKET_FAMILIES } from './clothing-down-jackets';
import { FLEECE_FAMILIES } from './clothing-fleeces';
import { GLOVE_FAMILIES } from './clothing-gloves';
import { HIKING_TROUSER_FAMILIES } from './clothing-hiking-trousers';
import { KIDS_BASE_LAYER_FAMILIES } from './clothing-kids-base-layers';
import { KIDS_JACKET_FAMILIES } from './clothing-kids-jackets';
import { KIDS_OVERALL_FAMILIES } from './clothing-kids-overalls';
import { MERINO_TOP_FAMILIES } from './clothing-merino-tops';
import { NECK_TUBE_FAMILIES } from './clothing-neck-tubes';
import { RAIN_JACKET_FAMILIES } from './clothing-rain-jackets';
import { SHELL_JACKET_FAMILIES } from './clothing-shell-jackets';
import { SHELL_TROUSER_FAMILIES } from './clothing-shell-trousers';
import { SHORTS_FAMILIES } from './clothing-shorts';
import { SKI_JACKET_FAMILIES } from './clothing-ski-jackets';
import { SKI_TROUSER_FAMILIES } from './clothing-ski-trousers';
import { SOCK_FAMILIES } from './clothing-socks';
import { SOFTSHELL_FAMILIES } from './clothing-softshells';
import { SYNTHETIC_JACKET_FAMILIES } from './clothing-synthetic-jackets';
import { T_SHIRT_FAMILIES } from './clothing-t-shirts';
import { VEST_FAMILIES } from './clothing-vests';
import type { Family } from './family';
import { AXE_FAMILIES } from './outdoor-axes';
import { BOTTLE_FAMILIES } from './outdoor-bottles';
import { CAMP_CHAIR_FAMILIES } from './outdoor-camp-chairs';
import { COMPASS_FAMILIES } from './outdoor-compasses';
import { COOKWARE_FAMILIES } from './outdoor-cookware';
import { DAYPACK_FAMILIES } from './outdoor-daypacks';
import { DUFFEL_FAMILIES } from './outdoor-duffels';
import { FIRST_AID_FAMILIES } from './outdoor-first-aid';
import { FLASK_FAMILIES } from './outdoor-flasks';
import { HAMMOCK_FAMILIES } from './outdoor-hammocks';
import { HEADLAMP_FAMILIES } from './outdoor-headlamps';
import { HIKING_BOOT_FAMILIES } from './outdoor-hiking-boots';
import { HIKING_SHOE_FAMILIES } from './outdoor-hiking-shoes';
import { KIDS_SHOE_FAMILIES } from './outdoor-kids-shoes';
import { KNIFE_FAMILIES } from './outdoor-knives';
import { LANTERN_FAMILIES } from './outdoor-lanterns';
import { MUG_FAMILIES } from './outdoor-mugs';
import { SANDAL_FAMILIES } from './outdoor-sandals';
import { SKI_PACK_FAMILIES } from './outdoor-ski-packs';
import { SLEEPING_BAG_FAMILIES } from './outdoor-sleeping-bags';
import { SLEEPING_MAT_FAMILIES } from './outdoor-sleeping-mats';
import { STOVE_FAMILIES } from './outdoor-stoves';
import { TARP_FAMILIES } from './outdoor-tarps';
import { TENT_FAMILIES } from './outdoor-tents';
import { TRAIL_SHOE_FAMILIES } from './outdoor-trail-shoes';
import { TREKKING_PACK_FAMILIES } from './outdoor-trekking-packs';
import { TREKKING_POLE_FAMILIES } from './outdoor-trekking-poles';
import { WINTER_BOOT_FAMILIES } from './outdoor-winter-boots';
import { DRY_BAG_FAMILIES } from './paddling-dry-bags';
import { KAYAK_FAMILIES } from './paddling-kayaks';
import { LIFE_JACKET_FAMILIES } from './paddling-life-jackets';
import { PACKRAFT_FAMILIES } from './paddling-packrafts';
import { PADDLE_FAMILIES } from './paddling-paddles';
import { ALPINE_BINDING_FAMILIES } from './snow-alpine-bindings';
import { ALPINE_BOOT_FAMILIES } from './snow-alpine-boots';
import { ALPINE_POLE_FAMILIES } from './snow-alpine-poles';
import { BACK_PROTECTOR_FAMILIES } from './snow-back-protectors';
import { BACKCOUNTRY_SKI_FAMILIES } from './snow-backcountry-skis';
import { CLIMBING_SKIN_FAMILIES } from './snow-climbing-skins';
import { FREERIDE_SKI_FAMILIES } from './snow-freeride-skis';
import { GOGGLE_FAMILIES } from './snow-goggles';
import { HELMET_FAMILIES } from './snow-helmets';
import { KIDS_SKI_BOOT_FAMILIES } from './snow-kids-boots';
import { KIDS_SKI_FAMILIES } from './snow-kids-skis';
import { PISTE_SKI_FAMILIES } from './snow-piste-skis';
import { PROBE_FAMILIES } from './snow-probes';
import { SHOVEL_FAMILIES } from './snow-shovels';
import { SKATE_SKI_FAMILIES } from './snow-skate-skis';
import { SKIN_SKI_FAMILIES } from './snow-skin-skis';
import { TOURING_BINDING_FAMILIES } from './snow-touring-bindings';
import { TOURING_BOOT_FAMILIES } from './snow-touring-boots';
import { TOURING_SKI_FAMILIES } from './snow-touring-skis';
import { TRANSCEIVER_FAMILIES } from './snow-transceivers';
import { WAX_FAMILIES } from './snow-waxes';
import { XC_BINDING_FAMILIES } from './snow-xc-bindings';
import { XC_BOOT_FAMILIES } from './snow-xc-boots';
import { XC_POLE_FAMILIES } from './snow-xc-poles';

/** Every family of the demo shop, department by department. */
export const DEMO_FAMILIES: readonly Family[] = [
  ...ALPINE_BINDING_FAMILIES,
  ...ALPINE_BOOT_FAMILIES,
  ...ALPINE_POLE_FAMILIES,
  ...BACK_PROTECTOR_FAMILIES,
  ...BACKCOUNTRY_SKI_FAMILIES,
  ...CLIMBING_SKIN_FAMILIES,
  ...FREERIDE_SKI_FAMILIES,
  ...GOGGLE_FAMILIES,
  ...HELMET_FAMILIES,
  ...KIDS_SKI_BOOT_FAMILIES,
  ...KIDS_SKI_FAMILIES,
  ...PISTE_SKI_FAMILIES,
  ...PROBE_FAMILIES,
  ...SHOVEL_FAMILIES,
  ...SKATE_SKI_FAMILIES,
  ...SKIN_SKI_FAMILIES,
  ...TOURING_BINDING_FAMILIES,
  ...TOURING_BOOT_FAMILIES,
  ...TOURING_SKI_FAMILIES,
  ...TRANSCEIVER_FAMILIES,
  ...WAX_FAMILIES,
  ...XC_BINDING_FAMILIES,
  ...XC_BOOT_FAMILIES,
  ...XC_POLE_FAMILIES,
  ...BASE_BOTTOM_FAMILIES,
  ...BEANIE_FAMILIES,
  ...DOWN_JACKET_FAMILIES,
  ...FLEECE_FAMILIES,
  ...GLOVE_FAMILIES,
  ...HIKING_TROUSER_FAMILIES,
  ...KIDS_BASE_LAYER_FAMILIES,
  ...KIDS_JACKET_FAMILIES,
  ...KIDS_OVERALL_FAMILIES,
  ...MERINO_TOP_FAMILIES,
  ...NECK_TUBE_FAMILIES,
  ...RAIN_JACKET_FAMILIES,
  ...SHELL_JACKET_FAMILIES,
  ...SHELL_TROUSER_FAMILIES,
  ...SHORTS_FAMILIES,
  ...SKI_JACKET_FAMILIES,
  ...SKI_TROUSER_FAMILIES,
  ...SOCK_FAMILIES,
  ...SOFTSHELL_FAMILIES,
  ...SYNTHETIC_JACKET_FAMILIES,
  ...T_SHIRT_FAMILIES,
  ...VEST_FAMILIES,
  ...AXE_FAMILIES,
  ...BOTTLE_FAMILIES,
  ...CAMP_CHAIR_FAMILIES,
  ...COMPASS_FAMILIES,
  ...COOKWARE_FAMILIES,
  ...DAYPACK_FAMILIES,
  ...DUFFEL_FAMILIES,
  ...FIRST_AID_FAMILIES,
  ...FLASK_FAMILIES,
  ...HAMMOCK_FAMILIES,
  ...HEADLAMP_FAMILIES,
  ...HIKING_BOOT_FAMILIES,
  ...HIKING_SHOE_FAMILIES,
  ...KIDS_SHOE_FAMILIES,
  ...KNIFE_FAMILIES,
  ...LANTERN_FAMILIES,
  ...MUG_FAMILIES,
  ...SANDAL_FAMILIES,
  ...SKI_PACK_FAMILIES,
  ...SLEEPING_BAG_FAMILIES,
  ...SLEEPING_MAT_FAMILIES,
  ...STOVE_FAMILIES,
  ...TARP_FAMILIES,
  ...TENT_FAMILIES,
  ...TRAIL_SHOE_FAMILIES,
  ...TREKKING_PACK_FAMILIES,
  ...TREKKING_POLE_FAMILIES,
  ...WINTER_BOOT_FAMILIES,
  ...CARABINER_FAMILIES,
  ...CRAMPON_FAMILIES,
  ...HARNESS_FAMILIES,
  ...CLIMBING_HELMET_FAMILIES,
  ...ICE_AXE_FAMILIES,
  ...QUICKDRAW_FAMILIES,
  ...ROPE_FAMILIES,
  ...CLIMBING_SHOE_FAMILIES,
  ...SNOWSHOE_FAMILIES,
  ...DRY_BAG_FAMILIES,
  ...KAYAK_FAMILIES,
  ...LIFE_JACKET_FAMILIES,
  ...PACKRAFT_FAMILIES,
  ...PADDLE_FAMILIES,
];
