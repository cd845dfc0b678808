/** The texts of the shop's buttons and headings. */
export type Words = {
  more: string;
  filter: string;
  show: RegExp;
  removeFilter: RegExp;
  applyChoice: string;
  addToCart: RegExp;
  goToCart: string;
  cart: string;
  toCheckout: string;
  email: string;
  phone: string;
  firstName: string;
  lastName: string;
  address: string;
  postalCode: string;
  city: string;
  pickUp: RegExp;
  homeDelivery: RegExp;
  storePickUp: RegExp;
  byMail: string;
  showPoints: RegExp;
  pickUpPoint: string;
  card: RegExp;
  terms: RegExp;
  customs: RegExp;
  confirm: RegExp;
  approve: string;
  decline: string;
  cancel: string;
  thanks: string;
  order: RegExp;
  mailboxPath: string;
  viewOrderPath: string;
  lookUpEmail: string;
  lookUpNumber: string;
  lookUp: string;
  found: string;
  logInPath: string;
  logOutPath: string;
  password: string;
  logIn: string;
  logOut: string;
  loggedIn: string;
  loggedOut: string;
};

const fi: Words = {
  more: 'Lisää',
  filter: 'Suodata',
  show: /^Näytä \d+ tuote/,
  removeFilter: /^Poista/,
  applyChoice: 'Vaihda valinta',
  addToCart: /^Lisää ostoskoriin/,
  goToCart: 'Siirry ostoskoriin',
  cart: 'Ostoskori',
  toCheckout: 'Kassalle',
  email: 'Sähköposti',
  phone: 'Puhelin',
  firstName: 'Etunimi',
  lastName: 'Sukunimi',
  address: 'Katuosoite',
  postalCode: 'Postinumero',
  city: 'Postitoimipaikka',
  pickUp: /^Noutopiste tai automaatti/,
  homeDelivery: /^Kotiinkuljetus/,
  storePickUp: /^Nouto myymälästä/,
  byMail: 'Sähköpostilla',
  showPoints: /noutopisteet$|^Päivitä toimitus/,
  pickUpPoint: 'Noutopiste',
  card: /^Kortti/,
  terms: /^Hyväksyn tilausehdot/,
  customs: /^Tiedän, että/,
  confirm: /^Tilaa ja maksa/,
  approve: 'Hyväksy maksu',
  decline: 'Hylkää maksu',
  cancel: 'Peruuta',
  thanks: 'Kiitos tilauksestasi!',
  order: /Tilaus (S\d+)/,
  mailboxPath: 'postilaatikko/',
  viewOrderPath: 'tilauksen-seuranta/',
  lookUpEmail: 'Sähköposti',
  lookUpNumber: 'Tilausnumero',
  lookUp: 'Näytä tilaus',
  found: 'Tilauksesi',
  logInPath: 'tili/kirjaudu/',
  logOutPath: 'tili/kirjaudu-ulos/',
  password: 'Salasana',
  logIn: 'Kirjaudu sisään',
  logOut: 'Kirjaudu ulos',
  loggedIn: 'Olet nyt kirjautunut sisään.',
  loggedOut: 'Olet kirjautunut ulos.',
};

const en: Words = {
  more: 'More',
  filter: 'Filter',
  show: /^Show \d+ product/,
  removeFilter: /^Remove/,
  applyChoice: 'Update choice',
  addToCart: /^Add to cart/,
  goToCart: 'Go to cart',
  cart: 'Cart',
  toCheckout: 'Go to checkout',
  email: 'E-mail',
  phone: 'Phone',
  firstName: 'First name',
  lastName: 'Last name',
  address: 'Street address',
  postalCode: 'Postal code',
  city: 'City',
  pickUp: /^Pick-up point or locker/,
  homeDelivery: /^Home delivery/,
  storePickUp: /^Pick up in store/,
  byMail: 'By e-mail',
  showPoints: /pick-up points$|^Update delivery/,
  pickUpPoint: 'Pick-up point',
  card: /^Card/,
  terms: /^I accept the terms of sale/,
  customs: /^I understand that US duties/,
  confirm: /^Order and pay/,
  approve: 'Approve the payment',
  decline: 'Decline the payment',
  cancel: 'Cancel',
  thanks: 'Thank you for your order!',
  order: /Order (S\d+)/,
  mailboxPath: 'mailbox/',
  viewOrderPath: 'view-order/',
  lookUpEmail: 'E-mail',
  lookUpNumber: 'Order number',
  lookUp: 'Show the order',
  found: 'Your order',
  logInPath: 'accounts/login/',
  logOutPath: 'accounts/logout/',
  password: 'Password',
  logIn: 'Log in',
  logOut: 'Log out',
  loggedIn: 'You are now logged in.',
  loggedOut: 'You have been logged out.',
};

const ru: Words = {
  more: 'Ещё',
  filter: 'Фильтры',
  show: /^Показать \d+ товар/,
  removeFilter: /^Убрать/,
  applyChoice: 'Применить выбор',
  addToCart: /^Добавить в корзину/,
  goToCart: 'Перейти в корзину',
  cart: 'Корзина',
  toCheckout: 'Перейти к оформлению',
  email: 'Эл. почта',
  phone: 'Телефон',
  firstName: 'Имя',
  lastName: 'Фамилия',
  address: 'Улица, дом, квартира',
  postalCode: 'Индекс',
  city: 'Город',
  pickUp: /^Пункт выдачи или постамат/,
  homeDelivery: /^Доставка домой/,
  storePickUp: /^Самовывоз из магазина/,
  byMail: 'По электронной почте',
  showPoints: /пункты выдачи$|^Обновить доставку/,
  pickUpPoint: 'Пункт выдачи',
  card: /^Карта/,
  terms: /^Я принимаю условия продажи/,
  customs: /^Я знаю/,
  confirm: /^Заказать и оплатить/,
  approve: 'Одобрить оплату',
  decline: 'Отклонить оплату',
  cancel: 'Отмена',
  thanks: 'Спасибо за заказ!',
  order: /Заказ (S\d+)/,
  mailboxPath: 'pochta/',
  viewOrderPath: 'status-zakaza/',
  lookUpEmail: 'Эл. почта',
  lookUpNumber: 'Номер заказа',
  lookUp: 'Показать заказ',
  found: 'Ваш заказ',
  logInPath: 'kabinet/vhod/',
  logOutPath: 'kabinet/vyhod/',
  password: 'Пароль',
  logIn: 'Войти',
  logOut: 'Выйти',
  loggedIn: 'Вы вошли в аккаунт.',
  loggedOut: 'Вы вышли из аккаунта.',
};

export const words = { fi, en, ru } as const;

/** The languages of the journeys. */
export type Spoken = keyof typeof words;
