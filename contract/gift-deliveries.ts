/** Whose address the gifts of a campaign go to: the employee's, a pick-up point or store of the employee's choice, the company's. */
export const GIFT_DELIVERIES = ['home', 'pickup', 'company'] as const;
export type GiftDelivery = (typeof GIFT_DELIVERIES)[number];
