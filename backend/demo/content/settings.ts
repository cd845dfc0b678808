/** General settings (Specification 1 §3). Texts that each language has for itself are messages of the storefront. */
export const DEMO_SETTINGS: Record<string, string> = {
  auto_translations_disabled: 'false',
  blocked_stock_text: '',
  blog_category_order: '',
  card_checkout_products: '[]',
  default_search_engine: 'builtin',
  experience_manufacturer_list: '',
  feature_flags: '{}',
  hidden_dynamic_page_menu_items: '',
  part_delivery_mode: '',
  price_ending_max_days: '30',
  quick_add_products: '[]',
  rental_enabled: 'false',
  target_country_delivery_added_days: '{"countries":[]}',
};
