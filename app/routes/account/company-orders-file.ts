import { exportCompanyOrders } from '~/features/account/company-orders/company-lists.server';

export const loader = exportCompanyOrders;
