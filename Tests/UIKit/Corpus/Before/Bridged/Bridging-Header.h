#import "MJRefresh.h"
