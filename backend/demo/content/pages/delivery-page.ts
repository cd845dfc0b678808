import type { DemoPage } from '../page';
import { six } from '../six';

export const DELIVERY_PAGE: DemoPage = {
  key: 'delivery',
  slug: six('toimitus', 'delivery', 'leverans', 'versand', 'livraison', 'dostavka'),
  title: six('Toimitus', 'Delivery', 'Leverans', 'Versand', 'Livraison', 'Доставка'),
  text: six(
    `Arkisin ennen kello 14 tehdyt tilaukset lähtevät samana päivänä.
    # Suomessa
    - Noutopiste tai automaatti {eur:4.90}, vähintään {eur:79} tilauksissa maksuton. 1–3 arkipäivää.
    - Kotiinkuljetus {eur:9.90}, vähintään {eur:149} tilauksissa maksuton. 1–4 arkipäivää.
    - Nouto myymälästä on aina maksuton.
    # Muualle
    Toimitamme yli 50 maahan. [Toimitusmaa {country}: toimitus on maksuton, kun tilaus on vähintään {free_delivery}. ]Hinta ja toimitusaika näkyvät kassalla, kun olet valinnut toimitusmaan. EU:n ulkopuolella vastaanottaja maksaa mahdolliset tullit ja verot.
    # Pitkät paketit
    Sukset ja sauvat tulevat kotiin tai noutopisteeseen, joka ottaa vastaan yli kaksimetrisiä lähetyksiä. Sukset, joihin asennamme siteet, lähtevät kahden päivän kuluttua.`,
    `Orders placed before 2 pm Finnish time on working days leave the same day.
    # In Finland
    - Pick-up point or locker {eur:4.90}, free from {eur:79}. 1–3 working days.
    - Home delivery {eur:9.90}, free from {eur:149}. 1–4 working days.
    - Pick-up in store is always free.
    # Elsewhere
    We deliver to over 50 countries. [Delivery to {country} is free from {free_delivery}. ]You see the price and delivery time at checkout once you have chosen your country. Outside the EU the recipient pays any customs duty and tax.
    # Long parcels
    Skis and poles come to your home, or to a pick-up point that takes parcels over two metres. Skis with mounted bindings leave after two days.`,
    `Beställningar före klockan 14 finsk tid på vardagar skickas samma dag.
    # I Finland
    - Utlämningsställe eller paketbox {eur:4.90}, gratis från {eur:79}. 1–3 arbetsdagar.
    - Hemleverans {eur:9.90}, gratis från {eur:149}. 1–4 arbetsdagar.
    - Att hämta i butik är alltid gratis.
    # Utomlands
    Vi levererar till över 50 länder. [Leveransland {country}: fri leverans från {free_delivery}. ]Pris och leveranstid syns i kassan när du har valt land. Utanför EU betalar mottagaren eventuell tull och skatt.
    # Långa paket
    Skidor och stavar levereras hem eller till ett utlämningsställe som tar emot paket över två meter. Skidor med monterade bindningar skickas efter två dagar.`,
    `Bestellungen, die an Werktagen vor 14 Uhr finnischer Zeit eingehen, versenden wir noch am selben Tag.
    # In Finnland
    - Abholstation oder Paketautomat {eur:4.90}, ab {eur:79} kostenlos. 1–3 Werktage.
    - Lieferung nach Hause {eur:9.90}, ab {eur:149} kostenlos. 1–4 Werktage.
    - Die Abholung in der Filiale ist immer kostenlos.
    # In andere Länder
    Wir liefern in über 50 Länder. [Lieferland {country}: ab {free_delivery} versandkostenfrei. ]Preis und Lieferzeit sehen Sie an der Kasse, sobald Sie das Land gewählt haben. Außerhalb der EU trägt der Empfänger etwaige Zölle und Steuern.
    # Lange Pakete
    Ski und Stöcke kommen nach Hause oder zu einer Abholstation, die Pakete über zwei Meter annimmt. Ski mit montierter Bindung versenden wir nach zwei Tagen.`,
    `Les commandes passées un jour ouvré avant 14 h, heure finlandaise, partent le jour même.
    # En Finlande
    - Point de retrait ou consigne {eur:4.90}, offert dès {eur:79}. 1 à 3 jours ouvrés.
    - Livraison à domicile {eur:9.90}, offerte dès {eur:149}. 1 à 4 jours ouvrés.
    - Le retrait en magasin est toujours gratuit.
    # Ailleurs
    Nous livrons dans plus de 50 pays. [Pays de livraison : {country}, livraison offerte dès {free_delivery}. ]Le prix et le délai s’affichent lors de la commande, une fois le pays choisi. Hors UE, les droits et taxes éventuels sont à la charge du destinataire.
    # Colis longs
    Skis et bâtons sont livrés chez vous ou dans un point de retrait acceptant les colis de plus de deux mètres. Les skis montés partent deux jours plus tard.`,
    `Заказы, оформленные в рабочие дни до 14:00 по финскому времени, отправляются в тот же день.
    # По Финляндии
    - Пункт выдачи или постамат — {eur:4.90}, от {eur:79} бесплатно. 1–3 рабочих дня.
    - Доставка домой — {eur:9.90}, от {eur:149} бесплатно. 1–4 рабочих дня.
    - Самовывоз из магазина всегда бесплатный.
    # В другие страны
    Мы доставляем более чем в 50 стран. [Страна доставки: {country}, бесплатно от {free_delivery}. ]Стоимость и срок доставки видны при оформлении заказа после выбора страны. За пределами ЕС возможные пошлины и налоги платит получатель.
    # Длинные посылки
    Лыжи и палки привозят домой или в пункт выдачи, который принимает посылки длиннее двух метров. Лыжи с установленными креплениями отправляем через два дня.`,
  ),
};
