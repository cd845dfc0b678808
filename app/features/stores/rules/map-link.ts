type Spot = {
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly street_address: string;
  readonly postal_code: string;
  readonly city: string;
};

/** The address of a store on OpenStreetMap: its place, else a search for its address; null when neither is known. */
export function mapLink({ latitude, longitude, street_address, postal_code, city }: Spot): string | null {
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  if (street_address === '') return null;
  const query = [street_address, `${postal_code} ${city}`.trim()].join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
