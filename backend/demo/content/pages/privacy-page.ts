import type { DemoPage } from '../page';
import { six } from '../six';

export const PRIVACY_PAGE: DemoPage = {
  key: 'privacy',
  slug: six('tietosuoja', 'privacy', 'integritet', 'datenschutz', 'confidentialite', 'konfidencialnost'),
  title: six('Tietosuoja', 'Privacy', 'Integritet', 'Datenschutz', 'Confidentialité', 'Конфиденциальность'),
  text: six(
    `Rekisterinpitäjä on Hanki Ulkona Oy. Keräämme vain sen, mitä tilaus ja asiakaspalvelu tarvitsevat.
    # Mitä tallennamme
    - Tilauksen tiedot: nimi, osoite, sähköposti, puhelin ja ostokset. Kirjanpito säilyttää ne kuusi vuotta.
    - Tilin tiedot niin kauan kuin tili on olemassa.
    # Evästeet
    Ensimmäinen käynti ei aseta evästeitä. Ostoskori, kieli ja kirjautuminen tarvitsevat omat evästeensä. Seuranta alkaa vasta, jos suostut siihen.
    # Oikeutesi
    Voit pyytää tietosi, oikaista ne tai poistaa ne, ja valittaa tietosuojavaltuutetulle (tietosuoja.fi).`,
    `The controller is Hanki Ulkona Oy. We collect only what an order and customer service need.
    # What we keep
    - Order details: name, address, e-mail, phone and purchases. Bookkeeping keeps them for six years.
    - Account details for as long as the account exists.
    # Cookies
    Your first visit sets no cookies. The cart, the language choice and log-in need cookies of their own. Tracking starts only if you agree to it.
    # Your rights
    You may ask for your data, correct it or have it erased, and complain to the Data Protection Ombudsman (tietosuoja.fi).`,
    `Personuppgiftsansvarig är Hanki Ulkona Oy. Vi samlar bara in det som beställningen och kundtjänsten kräver.
    # Vad vi sparar
    - Beställningsuppgifter: namn, adress, e-post, telefon och köp. Bokföringen sparar dem i sex år.
    - Kontouppgifter så länge kontot finns.
    # Cookies
    Ett första besök sätter inga cookies. Varukorg, språk och inloggning behöver egna cookies. Spårning börjar först om du samtycker.
    # Dina rättigheter
    Du kan begära ut, rätta eller radera dina uppgifter och klaga hos dataombudsmannen (tietosuoja.fi).`,
    `Verantwortlich ist die Hanki Ulkona Oy. Wir erheben nur, was für Bestellung und Kundenservice nötig ist.
    # Was wir speichern
    - Bestelldaten: Name, Adresse, E-Mail, Telefon und Einkäufe. Die Buchhaltung bewahrt sie sechs Jahre auf.
    - Kontodaten, solange das Konto besteht.
    # Cookies
    Ein erster Besuch setzt keine Cookies. Warenkorb, Sprache und Anmeldung brauchen eigene. Tracking beginnt erst, wenn Sie zustimmen.
    # Ihre Rechte
    Sie können Auskunft, Berichtigung oder Löschung verlangen und sich beim finnischen Datenschutzbeauftragten beschweren (tietosuoja.fi).`,
    `Le responsable du traitement est Hanki Ulkona Oy. Nous ne recueillons que ce dont la commande et le service client ont besoin.
    # Ce que nous conservons
    - Données de commande : nom, adresse, e-mail, téléphone et achats. La comptabilité les garde six ans.
    - Données de compte tant que le compte existe.
    # Cookies
    Une première visite ne dépose aucun cookie. Panier, langue et connexion ont besoin des leurs. Le suivi ne commence qu’avec votre accord.
    # Vos droits
    Vous pouvez demander vos données, les rectifier ou les faire effacer, et saisir l’autorité finlandaise de protection des données (tietosuoja.fi).`,
    `Оператор персональных данных — Hanki Ulkona Oy. Мы собираем только то, что нужно для заказа и работы службы поддержки.
    # Что мы храним
    - Данные заказа: имя, адрес, почта, телефон и покупки. Бухгалтерия хранит их шесть лет.
    - Данные аккаунта — пока он существует.
    # Файлы cookie
    При первом посещении файлы cookie не сохраняются. Корзине, языку и входу нужны свои файлы cookie. Отслеживание начинается только с вашего согласия.
    # Ваши права
    Вы можете запросить, исправить или удалить данные и пожаловаться уполномоченному по защите данных (tietosuoja.fi).`,
  ),
};
