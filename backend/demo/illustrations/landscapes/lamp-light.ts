/** The light of a lamp on the forehead of a skier who strides to the right from 0,0: a cone in the cold air, a warm pool on the snow ahead. */
export const LAMPLIGHT = [
  '<defs><linearGradient id="beam"><stop stop-color="#fff0cc" stop-opacity=".46"/><stop offset=".4" stop-color="#ffe0a6" stop-opacity=".17"/><stop offset="1" stop-color="#ffd994" stop-opacity="0"/></linearGradient>',
  '<radialGradient id="pool"><stop stop-color="#ffe9bd" stop-opacity=".85"/><stop offset=".4" stop-color="#ffd793" stop-opacity=".42"/><stop offset="1" stop-color="#ffcf85" stop-opacity="0"/></radialGradient>',
  '<filter id="air" x="-10%" y="-20%" width="120%" height="140%"><feGaussianBlur stdDeviation="4.500"/></filter></defs>',
  '<ellipse cx="150" cy="8" rx="150" ry="21" fill="url(#pool)"/><ellipse cx="104" cy="6" rx="62" ry="10" fill="url(#pool)" opacity=".7"/>',
  '<g filter="url(#air)"><path d="M24-96L262-40L232 14L70 8Z" fill="url(#beam)"/><path d="M24-96L236-8L180 12L110 8Z" fill="url(#beam)" opacity=".7"/></g>',
].join('');
